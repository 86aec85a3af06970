export { computeScore, type ScoreAnswers, type ScoreChoice, type ScoreQuestion, type ScoreTotal } from './score.ts';
export { scoreQuestionListMessages } from './score-question-list.messages.ts';
export { ScoreQuestionList, type ScoreQuestionListProps } from './score-question-list.tsx';
