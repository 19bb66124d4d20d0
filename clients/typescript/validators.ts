/** The contract's validators: of each payload and body by its call, and of each shape by its name. */
export * from '../../generated/client/zod.gen.ts';
export { type OperationValidators, validators } from '../../generated/validators.ts';
