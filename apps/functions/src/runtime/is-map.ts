/** Whether a value is a plain object, like Firestore's maps: not a date, list or class instance. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
