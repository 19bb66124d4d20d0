interface PosterPrice {
  vehiclePrice: number;
  originalPosterPrice: number;
  newPosterPrice: number;
  minimumPrice: number;
}

/** Whether a poster may state a new price: what it gives away may not bring the vehicle below its minimum. */
export function posterPriceIsAllowed(price: PosterPrice): boolean {
  return price.vehiclePrice - (price.originalPosterPrice - price.newPosterPrice) >= price.minimumPrice;
}
