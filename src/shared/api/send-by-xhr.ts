import type { MultipartRequest } from './multipart-request.ts';

/** In a file of its own, since programs in Node, whose types of uploads include the others, have no XMLHttpRequest. */
export function sendByXhr({ url, headers, form, signal, onProgress }: MultipartRequest, xhr: XMLHttpRequest) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const abort = () => xhr.abort();
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => resolve({ status: xhr.status, text: xhr.responseText }));
    xhr.addEventListener('error', () => reject(new Error('The upload broke off.')));
    xhr.addEventListener('abort', () => reject(new Error('The upload was given up.')));
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    else xhr.send(form);
  });
}
