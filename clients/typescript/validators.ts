/** The contract's validators: of each payload and body by its call, of each shape by its name, and of the chat's messages. */
export * from '../../generated/client/zod.gen.ts';
export { chatSocket, type ChatSocketReceives, type ChatSocketSends } from '../../generated/sockets.ts';
export { type OperationValidators, validators } from '../../generated/validators.ts';
