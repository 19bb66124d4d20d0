import { type ComponentProps, useCallback } from 'react';

/** Decorative preview of a picture that is not on the server yet. */
export function BlobPicture({
  picture,
  ...rest
}: { picture: Blob } & Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'>) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(picture);
      if (image) image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt="" {...rest} />;
}
