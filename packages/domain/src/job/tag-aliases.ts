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
