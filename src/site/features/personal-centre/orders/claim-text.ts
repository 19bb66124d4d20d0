export const longestClaimText = 2000;
