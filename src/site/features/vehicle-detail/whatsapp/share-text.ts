/** The facts of a vehicle in a message. */
export interface SharedFacts {
  name: string;
  /** The year of the first registration. */
  year: string;
  /** The listed price; absent if the vehicle has none. */
  price: string | undefined;
  /** The price to the port that the sender has chosen; absent if unknown or equal to the listed one. */
  priceToPort: string | undefined;
  /** Whether it can be imported; absent if unknown. */
  verdict: string | undefined;
  /** The address of the vehicle's page. Messengers take the preview picture from its head. */
  address: string;
}

/** The message with one fact per line. The address comes last, where messengers look for one. */
export function shareText({ name, year, price, priceToPort, verdict, address }: SharedFacts): string {
  // Names of styles sometimes contain the year already.
  const title = name.includes(year) ? name : `${name}, ${year}`;
  return [title, price, priceToPort, verdict, address].filter((line) => line !== undefined && line !== '').join('\n');
}
