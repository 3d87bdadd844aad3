import type { Voice } from "./company.ts";

/** The fixed words of a voice. `{name}`, `{title}`, `{mission}` and the like are filled in by the writer. */
export type VoicePhrases = {
  readonly headings: {
    readonly company: string;
    readonly role: string;
    readonly does: string;
    readonly needs: string;
    readonly bonus: string;
    readonly first: string;
    readonly way: string;
    readonly offer: string;
    readonly apply: string;
  };
  readonly openings: readonly string[];
  readonly roleLines: readonly string[];
  readonly closings: readonly string[];
  /** Letters run on; the others are cut up under headings. */
  readonly hasHeadings: boolean;
};

export const VOICES: Readonly<Record<Voice, VoicePhrases>> = {
  plain: {
    headings: {
      company: "About {name}",
      role: "The role",
      does: "What you will do",
      needs: "What we look for",
      bonus: "Good to have",
      first: "Your first months",
      way: "How we work",
      offer: "What we offer",
      apply: "How to apply",
    },
    openings: ["{name} {makes}. {about}", "{name} {makes}, and has been at it since {founded}. {about}"],
    roleLines: [
      "We are looking for {a title}. You will {mission}.",
      "This is an opening for {a title} in a team that already knows its way around. You will {mission}.",
    ],
    closings: [
      "Send a résumé and a few lines about why this and why now. We reply to everyone within a week.",
      "Apply with the link on this page. The process is a call, a paid exercise of two hours, and a conversation with the team.",
      "Tell us about one thing you made that you would show a friend. A cover letter is welcome and not required.",
    ],
    hasHeadings: true,
  },
  warm: {
    headings: {
      company: "Who we are",
      role: "Where you come in",
      does: "Your days here",
      needs: "You might be right for this if",
      bonus: "A nice surprise, not a must",
      first: "How you might begin",
      way: "What it is like here",
      offer: "How we look after each other",
      apply: "Say hello",
    },
    openings: [
      "{name} {makes}. {about}",
      "Hello! We are {name}, {people} people on a mission: our company {makes}. {about}",
    ],
    roleLines: [
      "As our new {title}, you will {mission}.",
      "We would love to find {a title} who will {mission}.",
    ],
    closings: [
      "If you read this far and thought “nearly me”, please write anyway. Nobody here ticked every box, and a few of the boxes were wrong.",
      "Write to us as you would to a future colleague. We read every application ourselves and will tell you what we thought of it.",
      "We would be glad to hear from you, whoever you are and however you got here. Tell us if anything would make the process easier for you.",
    ],
    hasHeadings: true,
  },
  dry: {
    headings: {
      company: "What we do",
      role: "What we would like you to do about it",
      does: "In practice",
      needs: "Things you know already",
      bonus: "Things we would be pleased to hear",
      first: "What happens when",
      way: "How this works",
      offer: "In return",
      apply: "Still reading?",
    },
    openings: [
      "{name} {makes}. It is a living. {about}",
      "{about} {name} {makes}, in case you were wondering.",
    ],
    roleLines: [
      "We need {a title}. You would {mission}.",
      "There is a {title}-shaped gap in our team. Filling it means you will {mission}.",
    ],
    closings: [
      "Apply with the button. Mention a ferry, a form or a fuse box, so that we know you are not a script.",
      "One page is enough. We have never hired anybody for the second page.",
      "No puzzles, no whiteboards, no culture-fit dinner. Two conversations and a decision within ten days.",
    ],
    hasHeadings: true,
  },
  formal: {
    headings: {
      company: "Company overview",
      role: "Position summary",
      does: "Key responsibilities",
      needs: "Required qualifications",
      bonus: "Preferred qualifications",
      first: "Objectives for the first six months",
      way: "Working arrangements",
      offer: "Compensation and benefits",
      apply: "Equal opportunity",
    },
    openings: [
      "Founded in {founded}, {name} {makes}. {about}",
      "{name} {makes} and employs about {people} people. {about}",
    ],
    roleLines: [
      "The successful candidate will join us as {title}. In this position you will {mission}.",
      "{name} is seeking {a title}. In this position you will {mission}.",
    ],
    closings: [
      "{name} considers all qualified applicants without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, disability, age or veteran status. Adjustments to the selection process are available on request.",
      "We welcome applications from people of every background and will make reasonable adjustments for anyone who asks. Offers are subject to references and to the right to work in the location stated.",
    ],
    hasHeadings: true,
  },
  terse: {
    headings: {
      company: "Us",
      role: "You",
      does: "Work",
      needs: "Need",
      bonus: "Plus",
      first: "Start",
      way: "Days",
      offer: "Get",
      apply: "Apply",
    },
    openings: ["{name} {makes}. {about}"],
    roleLines: ["{title}. You will {mission}.", "We need one {title}. You will {mission}."],
    closings: [
      "A link to something you made. Three sentences. Done.",
      "Résumé or not, up to you. Answer within four days, up to us.",
    ],
    hasHeadings: true,
  },
  letter: {
    headings: {
      company: "",
      role: "",
      does: "Most weeks, this means that you will:",
      needs: "We think you will enjoy it if you bring:",
      bonus: "And if you can surprise us:",
      first: "",
      way: "",
      offer: "",
      apply: "",
    },
    openings: [
      "Dear reader, {name} {makes}. {about}",
      "Good morning. You may not know us: {name} {makes}, and has been at it since {founded}. {about}",
    ],
    roleLines: [
      "We are writing because we are looking for {a title}, somebody who will {mission}.",
      "One of us is moving on after seven good years, so we need {a title}. You will {mission}.",
    ],
    closings: [
      "Write back. Tell us what you are reading, what you are proud of, and when you could start. We answer by hand, so allow us a week.",
      "If this sounds like a place you would like to grow older in, send us a note. With kind regards, all {people} of us.",
    ],
    hasHeadings: false,
  },
};
