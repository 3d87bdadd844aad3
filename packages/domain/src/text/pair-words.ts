/**
 * All combinations of two lists, joined by ", ".
 *
 * @example pairWords("java, php", "developer, engineer"); // "java developer, java engineer, php developer, php engineer"
 */
export function pairWords(firsts: string, lasts: string): string {
  return firsts
    .split(", ")
    .flatMap((first) => lasts.split(", ").map((last) => `${first} ${last}`))
    .join(", ");
}
