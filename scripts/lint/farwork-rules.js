/** Lint rules of our own, for walls that no shipped rule can draw. */

/** `new Date()` and `Date()` read the clock; `new Date(value)` does not. */
const noClock = {
  meta: { type: "problem", docs: { description: "A pure package takes the time as an argument." } },
  create(context) {
    const report = (node) => {
      if (node.callee.type !== "Identifier" || node.callee.name !== "Date" || node.arguments.length > 0)
        return;
      context.report({ node, message: "This package reads no clock: take `now` as an argument." });
    };
    return { NewExpression: report, CallExpression: report };
  },
};

export default { meta: { name: "farwork" }, rules: { "no-clock": noClock } };
