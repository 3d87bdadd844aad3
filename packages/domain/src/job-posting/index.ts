export type { CardReader, FactReader, FactValue } from "./job-fact.ts";
export type { EmploymentType, JobPostingMarkup, SalaryMarkup } from "./job-posting-markup.ts";
export { formatCardFacts, listCardFacts } from "./format-card-facts.ts";
export { type FormattedFact, formatFacts } from "./format-facts.ts";
export { toJobPosting } from "./to-job-posting.ts";
