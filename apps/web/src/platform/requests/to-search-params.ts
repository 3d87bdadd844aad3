/** Next's `searchParams`, repeated parameters included. */
export function toSearchParams(
  given: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(given)) {
    for (const value of [values ?? []].flat()) params.append(name, value);
  }
  return params;
}
