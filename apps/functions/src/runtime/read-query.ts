/**
 * The parameters of a request's address, each by its last value. What stands before them may be no address at all, which
 * is nobody's error but the caller's.
 *
 * @example readQuery("//[?job=tern-1"); // { job: "tern-1" }
 */
export function readQuery(address: string): Record<string, string> {
  const [, query] = /\?([^#]*)/.exec(address) ?? [];
  return Object.fromEntries(new URLSearchParams(query));
}
