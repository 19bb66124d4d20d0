import { shared } from './messages.ts';

/** More than an order accepts, so that the order page itself reports that there are too many. */
const mostPictures = 10;

/** Stores pictures shared from another app, and opens the target page. */
export async function storeSharedPictures({ request }: { request: Request }): Promise<Response> {
  try {
    const sent = (await request.formData()).getAll(shared.field);
    const pictures = sent.filter((part) => part instanceof File).slice(0, mostPictures);
    const cache = await caches.open(shared.cache);
    const now = Date.now();
    await Promise.all(
      pictures.map(async (picture, place) =>
        cache.put(
          `/shared/${now}-${place}`,
          new Response(picture, {
            headers: {
              'Content-Type': picture.type,
              [shared.nameHeader]: encodeURIComponent(picture.name),
              [shared.timeHeader]: String(now),
            },
          }),
        ),
      ),
    );
  } catch {
    // The storage is blocked or full: the page opens, and the picture can be chosen there.
  }
  return Response.redirect(request.url, 303);
}
