/**
 * The query parameters of a request's URL, each with its last value. Tolerates invalid URLs, which are the caller's
 * mistake.
 *
 * @example readQuery("//[?job=tern-1"); // { job: "tern-1" }
 */
export function readQuery(address: string): Record<string, string> {
  const [, query] = /\?([^#]*)/.exec(address) ?? [];
  return Object.fromEntries(new URLSearchParams(query));
}
