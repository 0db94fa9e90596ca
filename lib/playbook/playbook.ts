// What the product asks of the playbook, behind `openPlaybook`.
export { annexesOf } from "./annexes/annexes-of";
export { profileOf } from "./company-profile";
export { obstacleIds } from "./friction/friction";
export { quotationOf } from "./memo/quotation";
export { writeQuestions } from "./questions";
export { writeRoadmap } from "./roadmap";
export { writeInsights } from "./talk/write-insights";
export { teamActions } from "./team/team-actions";
export { recommendTools } from "./tools/recommend-tools";
export { shortened } from "./typed";
export { askedCost } from "./value/asked-cost";
export { sentencesOfSums } from "./value/likely-sums";
export { couldCost } from "./value/read-cost";
export { movesOf, movesSince, whatIf } from "./what-if";
export { writePlaybookReport } from "./write-report";
