/** Quotation marks: phones insert “these”, German uses „these“, French «these». */
export const QUOTES = '"“”„‟«»';
