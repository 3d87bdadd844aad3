/** What leaves a filter's value out, or no longer does. */
export function oppositeOf({ value }: HTMLInputElement): string {
  return value.startsWith("-") ? value.slice(1) : `-${value}`;
}
