import type { MultipartRequest, SendMultipart } from './multipart-request.ts';

/** `fetch` does not report upload progress, so it is only used where there is no XMLHttpRequest. */
export const sendMultipart: SendMultipart = (request) =>
  typeof XMLHttpRequest === 'undefined' ? sendByFetch(request) : sendByXhr(request, new XMLHttpRequest());

async function sendByFetch({ url, headers, form, signal }: MultipartRequest) {
  const response = await fetch(url, { method: 'POST', headers, body: form, signal });
  return { status: response.status, text: await response.text() };
}

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
