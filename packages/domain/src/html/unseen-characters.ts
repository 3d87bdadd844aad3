/**
 * Characters that draw nothing: controls but tab and newlines, zero-width spaces, soft hyphens, fillers, tags, and marks
 * that turn text. Not what joins or varies the letters and pictures around it.
 */
export const UNSEEN =
  /[[\p{Cc}--[\t-\r]][\p{Default_Ignorable_Code_Point}--[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}]]\u2028\u2029\uFFF9-\uFFFB]/gv;
