export const header = `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract and generate again.
`;
