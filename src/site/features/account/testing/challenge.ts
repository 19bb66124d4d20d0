import type { Challenge } from '#generated/client/types.gen.ts';
import document from '#generated/openapi.json' with { type: 'json' };

const { success } = document.paths['/captcha/generate'].post.responses[200].content['application/json'].examples;

/** The challenge of the contract's example, which can be solved. */
export const challenge: Challenge = success.value.body.challenge;
