import {addWorkingDays, type IsoDate} from './dates';

/** What the schedule needs to know about one step. */
export type StepPlan = {
  name: string;
  workstation: string;
  /** Working days to wait before the step may start. */
  estimatedDays: number;
  hours: number;
  multiplyByQuantity: boolean;
  /** Working days until the step is back, when it is outsourced. */
  outForDays?: number;
};

export type ScheduledStep = StepPlan & {
  /** Hours with the quantity counted in. */
  plannedHours: number;
  plannedStart: IsoDate;
  plannedEnd: IsoDate;
};

/**
 * Plans forward from the day the case goes live, on working days. A step starts when the one before it
 * ends and its estimated days have passed; a full working day moves the rest to the next one.
 */
export function schedule(
  steps: readonly StepPlan[],
  goLive: IsoDate,
  quantity: number,
  hoursPerDay = 8,
): ScheduledStep[] {
  let day = addWorkingDays(goLive, 0);
  let used = 0;
  return steps.map((step) => {
    if (step.estimatedDays > 0) {
      day = addWorkingDays(day, step.estimatedDays);
      used = 0;
    } else if (used >= hoursPerDay) {
      day = addWorkingDays(day, 1);
      used = 0;
    }
    const plannedStart = day;
    const plannedHours = step.hours * (step.multiplyByQuantity ? quantity : 1);
    used += plannedHours;
    while (used > hoursPerDay) {
      day = addWorkingDays(day, 1);
      used -= hoursPerDay;
    }
    if (step.outForDays !== undefined) {
      day = addWorkingDays(plannedStart, step.outForDays);
      used = 0;
    }
    return {...step, plannedHours, plannedStart, plannedEnd: day};
  });
}
