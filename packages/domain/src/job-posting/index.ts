export type { CardReader, FactReader, FactValue } from "./job-fact.ts";
export type { EmploymentType, JobPostingMarkup, SalaryMarkup } from "./job-posting-markup.ts";
export { listCardFacts, type SaidFact, sayFacts, sayOnCard } from "./say-facts.ts";
export { toJobPosting } from "./to-job-posting.ts";
