import type { Services } from '#server/platform/services.ts';
import { pictureIn } from './find-photo.ts';
import type { FindPicture } from './picture.ts';

/** Finds the pictures of banners that staff have uploaded. */
export function bannerPicturesIn({ database, files }: Pick<Services, 'database' | 'files'>): FindPicture {
  return async (folder, name) => {
    if (folder !== 'banners') return undefined;
    const picture = await database
      .selectFrom('home_banner_picture')
      .select('path')
      .where('id', '=', name)
      .executeTakeFirst();
    return picture && pictureIn(files, { path: picture.path, usualWidth: 1440 });
  };
}
