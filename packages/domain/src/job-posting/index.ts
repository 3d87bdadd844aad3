export type { CardReader, FactReader, FactValue } from "./job-fact.ts";
export type { EmploymentType, JobPostingMarkup, SalaryMarkup } from "./job-posting-markup.ts";
export { listCardFacts, type FormattedFact, formatFacts, formatCardFacts } from "./format-facts.ts";
export { toJobPosting } from "./to-job-posting.ts";
