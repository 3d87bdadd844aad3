/** Whether this is a plain object, as Firestore's maps are: no date, no list, nothing of a class. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
