// As synonyms.ts says: a change of these lists raises INDEX_FORMAT.

/** What somebody may lead, in all its names. */
const FIELDS: readonly string[] = [
  "engineering",
  "software engineering",
  "technology",
  "product",
  "design",
  "data",
  "security",
  "marketing",
  "growth",
  "content",
  "communications",
  "sales",
  "revenue",
  "partnerships",
  "customersuccess",
  "customersupport",
  "operations",
  "finance",
  "people",
  "humanresources",
  "talent acquisition",
  "compliance",
];

/**
 * Who leads a field has one trade, whatever the title says of the rank: a search for its head also finds its directors and
 * vice presidents, and each of these the others.
 */
export const LEADERS: readonly { readonly asked: string; readonly titles: readonly string[] }[] =
  FIELDS.flatMap((field) => {
    const ranks = [
      [`head of ${field}`, `${field} head`],
      [`${field} director`, `director of ${field}`],
      [`vp ${field}`, `vp of ${field}`, `vice president of ${field}`, `vice president ${field}`],
    ];
    return ranks.flatMap(([asked = ""], at) => ({ asked, titles: ranks.toSpliced(at, 1).flat() }));
  });
