import type { Make, Model, Style } from '#generated/client/types.gen.ts';

/** How detailed a choice is: a make, a make and a model, or also the style. */
export type PickerLevel = 1 | 2 | 3;

/** The current choice. Without a model it means every model of the make, without a style every style of the model. */
export interface VehicleChoice {
  make?: Pick<Make, 'makeId' | 'name'>;
  model?: Pick<Model, 'modelId' | 'name'>;
  style?: Pick<Style, 'styleName'>;
}

export const noChoice: VehicleChoice = {};

/** A model of a make, or the first item of the list, which represents all of them. */
type ModelItem = Model | { showAll: true };

export function withAllFirst(models: readonly Model[]): ModelItem[] {
  return [{ showAll: true }, ...models];
}

export function describeChoice({ make, model, style }: VehicleChoice): string {
  return [make?.name, model?.name, style?.styleName].filter(Boolean).join(' ');
}
