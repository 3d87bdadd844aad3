import { foldName } from "./place-names.ts";

const STATES =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|" +
  "DC District of Columbia|DC Washington DC|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|" +
  "KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|" +
  "MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|" +
  "NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|" +
  "SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|" +
  "WV West Virginia|WI Wisconsin|WY Wyoming";

const entries = STATES.split("|").map((entry) => ({
  code: entry.slice(0, 2),
  name: foldName(entry.slice(3)),
}));
const NAMES: ReadonlySet<string> = new Set(entries.map(({ name }) => name));
const CODES: ReadonlySet<string> = new Set(entries.map(({ code }) => code));

/** Whether a folded name is a state of the United States ("texas"); postings write it without the country. */
export const isUsState = (folded: string): boolean => NAMES.has(folded);

/** Whether two capital letters are one's postal code. Many are country codes as well: "CA", "DE", "IN". */
export const isUsStateCode = (text: string): boolean => CODES.has(text);
