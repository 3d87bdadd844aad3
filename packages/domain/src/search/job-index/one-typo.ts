/**
 * Whether two words are one typo apart: a letter missing, added or replaced, or two adjacent letters swapped.
 *
 * @example isOneTypoAway("kubernets", "kubernetes"); // true
 */
export function isOneTypoAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (same === long.length) return false;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}
