import { isDay } from './day.ts';
import type { Operation, Parameter, Schema } from './openapi.ts';

/** Everything deprecated needs a last day: nobody migrates away from what may stay forever. */
interface RuleContext {
  report: (problem: { message: string; location?: unknown }) => void;
  location: { child(path: string): unknown };
  type: { name: string };
}

type Ending = Pick<Operation | Parameter | Schema, 'deprecated'> & { 'x-sunset'?: unknown };

function checkSunset(thing: Ending, { report, location }: RuleContext): void {
  const sunset = thing['x-sunset'];
  if (thing.deprecated !== true && sunset !== undefined) {
    report({
      message: '`x-sunset` is the last day of something deprecated: add `deprecated: true`, or remove it.',
      location: location.child('x-sunset'),
    });
  } else if (thing.deprecated === true && sunset === undefined) {
    report({
      message: 'Add the last day: `x-sunset`, a day such as 2027-01-31.',
      location: location.child('deprecated'),
    });
  } else if (sunset !== undefined && !isDay(sunset)) {
    report({
      message: `\`x-sunset\` is ${JSON.stringify(sunset)}; write a day of the calendar, such as 2027-01-31.`,
      location: location.child('x-sunset'),
    });
  }
}

function deprecatedHasSunset() {
  const enter = checkSunset;
  const besideReference = (node: Ending, context: RuleContext) => {
    if (context.type.name === 'Schema') checkSunset(node, context);
  };
  return { Operation: { enter }, Parameter: { enter }, Schema: { enter }, ref: { enter: besideReference } };
}

export const sunsetRules = { 'deprecated-has-sunset': deprecatedHasSunset };
