/** Maximum characters of a tag. */
export const MAX_TAG_LENGTH = 60;

/**
 * Normalises a tag for jobs and filters: lower case, words joined by hyphens, no commas (URLs separate tags with them),
 * at most 60 characters. Keeps punctuation in names (`c++`, `ci/cd`) and maps synonyms to one name: "NodeJS" becomes
 * `node.js`. Idempotent; a text without usable characters becomes "".
 *
 * @example normalizeTag("  React Native "); // => "react-native"
 */
export function normalizeTag(text: string): string {
  const joined = text
    .slice(0, 4 * MAX_TAG_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replace(SEPARATORS, "-");
  // Never leaves half a surrogate pair at the end.
  const tag = joined.replace(EDGES, "").slice(0, MAX_TAG_LENGTH).replace(BROKEN_END, "");
  return TAG_ALIASES.get(tag) ?? tag;
}

const SEPARATORS = /[\s,_\-\p{C}]+/gu;
const EDGES = /^-+|-+$/g;
const BROKEN_END = /[\uD800-\uDBFF]$|-+$/;

/**
 * Synonymous tags, one group per line, starting with the canonical name. Only names that are unambiguous as tags: "go",
 * "node" and "next" are also words, and AngularJS is not Angular.
 */
const NAMES = `
node.js nodejs node-js
react reactjs react-js react.js
vue.js vue vuejs vue-js
next.js nextjs next-js
javascript js
c++ cpp c-plus-plus
c# csharp c-sharp
.net dotnet dot-net
ruby-on-rails ror ruby/rails
postgresql postgres
mongodb mongo
kubernetes k8s
aws amazon-web-services
gcp google-cloud google-cloud-platform
ci/cd ci-cd cicd
frontend front-end
backend back-end
fullstack full-stack
ui/ux ux/ui ui-ux ux-ui
sysadmin sys-admin
microservices micro-services
ecommerce e-commerce
cybersecurity cyber-security
google-workspace g-suite gsuite google-suite
qa quality-assurance
`;

/** Maps every alias to its canonical name. */
export const TAG_ALIASES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split("\n")
    .flatMap((line) => {
      const [kept = "", ...others] = line.split(" ");
      return others.map((other) => [other, kept] as const);
    }),
);
