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
