/** What may stand before a phrase and after it: phones write “these”, and German „these“, French «these». */
export const QUOTES = '"“”„‟«»';
