/** Characters of a tag. */
export const MAX_TAG_LENGTH = 60;

/**
 * The one spelling of a tag that jobs carry and filters compare: lower case, words joined by a hyphen, no
 * comma (URLs list tags with commas), at most 60 characters. Signs that make a name stay: `c++`, `ci/cd`. Of
 * several names for one thing, one is kept: "NodeJS" is `node.js`. Normalising twice
 * changes nothing; a text without anything to keep gives "".
 *
 * @example normalizeTag("  React Native "); // => "react-native"
 */
export function normalizeTag(text: string): string {
  const joined = text
    .slice(0, 4 * MAX_TAG_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replace(SEPARATORS, "-");
  // Cut by code point, so that half a surrogate pair never stays at the end.
  const tag = joined.replace(EDGES, "").slice(0, MAX_TAG_LENGTH).replace(BROKEN_END, "");
  return TAG_ALIASES.get(tag) ?? tag;
}

const SEPARATORS = /[\s,_\-\p{C}]+/gu;
const EDGES = /^-+|-+$/g;
const BROKEN_END = /[\uD800-\uDBFF]$|-+$/;

/**
 * The tags that are one thing under several names, each line with the name we keep first. Only names that mean
 * nothing else as a tag: "go", "node" and "next" are words too, and AngularJS is another thing than Angular.
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

/** Every other name, with the one we keep. */
export const TAG_ALIASES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split("\n")
    .flatMap((line) => {
      const [kept = "", ...others] = line.split(" ");
      return others.map((other) => [other, kept] as const);
    }),
);

/** Who names more skills than that means none of them: some recruiters tag each posting with all their clients use. */
const MOST_TELLING = 12;

/** What one of so many tags tells at the least: as much as a word of the description. */
const LEAST_TOLD = 0.5;

/**
 * How much each of a job's tags tells of it, 1 at most: the further there are more than twelve, the less.
 *
 * @example weighTags(["React", "CSS"]); // => 1
 */
export function weighTags(tags: readonly string[]): number {
  return Math.max(LEAST_TOLD, Math.min(1, MOST_TELLING / tags.length));
}

/**
 * The tags of a job that tell what it is; none where there are too many to.
 *
 * @example listTellingTags(["React", "CSS"]).length; // => 2
 */
export function listTellingTags(tags: readonly string[]): readonly string[] {
  return tags.length > MOST_TELLING ? [] : tags;
}
