export { CoursePlan } from './course-plan.tsx'
export { ColumnJoin } from './join.tsx'
