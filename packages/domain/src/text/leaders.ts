// Changing these lists requires a new INDEX_FORMAT, see synonyms.ts.

/** Fields that someone may lead, with all their names. */
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
 * Leaders of a field are one trade, whatever their rank: a search for its head also finds directors and vice
 * presidents, and vice versa.
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
