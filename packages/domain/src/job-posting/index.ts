export type { CardReader, FactReader, FactValue } from "./job-fact.ts";
export type { EmploymentType, JobPostingMarkup, SalaryMarkup, StatedMarkup } from "./job-posting-markup.ts";
export { positionPlace } from "../job/position-place.ts";
export { formatCardFacts, formatOpenTo, formatStatedPay, listCardFacts, UNLIKELY_PAY } from "./card-facts.ts";
export { type FormattedFact, formatFacts } from "./job-facts.ts";
export { noteRates, type RatesReader } from "./note-rates.ts";
export { toJobPosting } from "./to-job-posting.ts";
