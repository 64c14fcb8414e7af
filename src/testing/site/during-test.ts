/** Whether a test runs now; false while its file is loaded. */
export const duringTest = { is: false };
