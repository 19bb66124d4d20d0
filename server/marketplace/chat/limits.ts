/** Limits of the chat socket, whose messages are in the contract. */

export const longestMessage = 2000;

/** These bytes are enough for the longest message in any script. */
export const longestFrame = 32 * 1024;
