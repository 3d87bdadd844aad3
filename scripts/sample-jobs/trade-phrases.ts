import type { Trade } from "./role.ts";

/** What any job in a trade may ask and offer, beside what its own role does. */
export const TRADE_PHRASES: Readonly<
  Record<Trade, { readonly does: readonly string[]; readonly needs: readonly string[] }>
> = {
  "Software Development": {
    does: [
      "Keep the build under five minutes and defend it against all comers",
      "Spend one day in ten on whatever annoys you most about {area}",
      "Sit with support for an hour a week and fix the smallest thing you hear",
      "Write down why, because the code already says what",
    ],
    needs: [
      "A taste for small changes and a record of making them",
      "You leave tests behind you that somebody else can read",
      "You ask about the customer before you ask about the framework",
    ],
  },
  Devops: {
    does: [
      "Practice restoring backups, because making them is the easy half",
      "Help feature teams own what they run",
      "Keep runbooks short, current and tried",
      "Make the cost of {area} visible to those who cause it",
    ],
    needs: [
      "Linux and networking past the point where it stops being fun",
      "You automate the second time, not the fifth",
      "Respect for whoever built what you are about to replace",
    ],
  },
  "AI / ML": {
    does: [
      "Keep a written record of experiments that a newcomer can follow",
      "Work with legal and {customers} on what a model may and may not decide",
      "Put a person in the loop where a mistake would hurt somebody",
      "Compare every new model with the dullest baseline that could work",
    ],
    needs: [
      "You look at the data before you look at the metric",
      "Clear thinking about bias, leakage and wishful evaluation",
      "Experience of explaining a model to people who have to live with it",
    ],
  },
  "Data Analysis": {
    does: [
      "Put the definition beside each number you publish",
      "Spend a morning a month with {customers}, without a laptop",
      "Tell people when the honest answer is that we cannot know",
      "Look after the data behind {area} as if you would need it in court",
    ],
    needs: [
      "You can explain a confidence interval at a kitchen table",
      "Doubt, in working order",
      "Good habits with personal data",
    ],
  },
  QA: {
    does: [
      "Own the list of devices and throw one off it for each one you add",
      "Talk to {customers} who found something we missed",
      "Test what happens when the network, the power or the patience runs out",
      "Review specifications for {area} before a line is written",
    ],
    needs: [
      "A good nose and a written method",
      "You know the difference between a bug and a disappointment",
      "Independence: nobody will hand you a script",
    ],
  },
  Design: {
    does: [
      "Show unfinished work twice a week",
      "Check designs at 200% zoom, in sunlight and on a bad screen",
      "Keep files that a stranger could open and understand",
      "Bring {customers} into reviews, and warn them first",
    ],
    needs: [
      "An eye for what can go",
      "You can say why, with no mention of taste",
      "Experience of working closely with engineers and still liking them",
    ],
  },
  Product: {
    does: [
      "Read every support conversation about {area} for one week in each quarter",
      "Price small experiments before large ones",
      "Keep a list of bets, with the odds you gave them at the time",
      "Say no in a way that people can live with",
    ],
    needs: [
      "Short, clear documents",
      "You would rather be corrected than agreed with",
      "Judgment about when good enough is",
    ],
  },
  "Project Management": {
    does: [
      "Know who is waiting for whom at any time of day",
      "Close old tasks as gladly as you open new ones",
      "Tell clients the bad news first and the plan second",
      "Keep the budget for {area} in a sheet that adds up",
    ],
    needs: [
      "You write minutes that people quote",
      "Calm, and the ability to lend it to others",
      "Enough technical sense to know when you are being told stories",
    ],
  },
  "Customer Service": {
    does: [
      "Greet people by name and leave the conversation with their problem solved",
      "Keep a list of the ten questions about {area} that should not need asking",
      "Help a colleague through a bad conversation, and ask for help in yours",
      "Test new features of {area} before customers meet them",
    ],
    needs: [
      "You stay kind on the fortieth conversation",
      "Typing that keeps up with thinking",
      "An honest “I do not know, I will find out”",
    ],
  },
  Marketing: {
    does: [
      "Interview two {customers} a month and use their words, not ours",
      "Keep a calendar that the rest of the company can see",
      "Turn off what does not work within the week",
      "Brief designers and writers so that they ask few questions",
    ],
    needs: [
      "You are curious about the product and suspicious of slogans",
      "Numbers do not frighten you and do not hypnotize you",
      "Work you can show us, with results attached",
    ],
  },
  Writing: {
    does: [
      "Read your drafts aloud, to yourself or to the cat",
      "Keep a style guide of two pages for {area}",
      "Ask the stupid question in every meeting",
      "Translate between experts and {customers}, in both directions",
    ],
    needs: [
      "Samples, with a note on what an editor changed",
      "You can cut a third out of anything, including this",
      "Steady work without steady supervision",
    ],
  },
  "Sales / Business": {
    does: [
      "Learn the trade of our {customers} well enough to be useful on the phone",
      "Hand over each new account with notes that save it a month",
      "Keep a list of the reasons people said no",
      "Visit two events a year and come back with friends rather than badges",
    ],
    needs: ["Honesty that has cost you a deal", "You prepare", "Steady optimism, backed by arithmetic"],
  },
  Finance: {
    does: [
      "Explain a number to whoever asks, without sighing",
      "Write down each recurring task so that a holiday is a holiday",
      "Find the payment that went out twice",
      "Keep {company} ready for an audit on any ordinary Tuesday",
    ],
    needs: [
      "You reconcile for pleasure, or nearly",
      "Tact with people who have lost the receipt",
      "Good judgment about what is material",
    ],
  },
  "Human Resources": {
    does: [
      "Keep promises to candidates and colleagues, the small ones above all",
      "Look at our own numbers on pay and promotion twice a year and publish them inside",
      "Help new colleagues through their first ninety days",
      "Be available to people who do not know whom to ask",
    ],
    needs: [
      "You hear what is said after the meeting",
      "Plain words on delicate matters",
      "Experience of remote teams in several countries",
    ],
  },
  Legal: {
    does: [
      "Answer the small question within the hour and the large one by Thursday",
      "Keep templates few and up to date",
      "Train colleagues on the three clauses that matter to {area}",
      "Follow what regulators say, and tell us which half of it applies",
    ],
    needs: ["You can give advice on one page", "A sense of proportion", "Independence, including from us"],
  },
  Medical: {
    does: [
      "Take part in a case review every other week",
      "Speak up when a process puts speed before care",
      "Help train colleagues who are new to remote work",
    ],
    needs: [
      "Good standing with your board, and references to match",
      "Comfort with working from written protocols, and with questioning them",
      "Two screens, one headset, no interruptions",
    ],
  },
  Education: {
    does: [
      "Watch learners work and change the lesson accordingly",
      "Give feedback within two days, beginning with what went right",
      "Meet the other teachers weekly to compare notes",
      "Keep materials for {area} current, accurate and free of clip art",
    ],
    needs: [
      "Patience that does not show",
      "You enjoy a good wrong answer",
      "Safeguarding checks where you live, which we pay for",
    ],
  },
  "All others": {
    does: [
      "Keep a shared list of what is waiting, and for whom",
      "Notice what is about to run out",
      "Suggest one small improvement a month, and then make it",
      "Cover for a colleague now and then, and be covered for",
    ],
    needs: ["You finish things", "Friendly, exact writing", "A calendar you live by"],
  },
};
