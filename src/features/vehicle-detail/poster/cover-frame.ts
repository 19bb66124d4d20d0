interface Size {
  width: number;
  height: number;
}

/**
 * Where a picture lies that fills a frame and is cut at its edges. `object-fit` does the same on the page, but is unknown
 * to what draws the poster.
 */
export function coverFrame(picture: Size, frame: Size): Size & { left: number; top: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { width, height, left: (frame.width - width) / 2, top: (frame.height - height) / 2 };
}
