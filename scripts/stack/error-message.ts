/** An error in one line; fetch only describes errors in their cause. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = error.cause instanceof Error ? Reflect.get(error.cause, "code") : undefined;
  const cause = error.cause instanceof Error ? error.cause.message || String(code) : "";
  return [error.message, cause].filter(Boolean).join(": ").replaceAll(/\s+/g, " ");
}
