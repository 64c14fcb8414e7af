export const loginTitle = () => "Welcome Back";
export const loginText = () => "Sign in to list cars, answer buyers and manage your listings.";
export const loginSubmit = () => "Sign In";
export const loginPending = () => "Signing in...";
export const loginFailed = () => "Login failed. Please try again.";
export const loginWrong = () => "The email or password is not correct.";
export const loginTooShortForAdmin = () =>
  "You are an admin, and this password is too short for one. Choose a longer one by the link that you get under “Forgot your password?”.";
export const accountSuspended = () =>
  "This account is suspended. If you think that this is a mistake, please write to us under Contact Us.";
export const loginNoAccount = () => "Don't have an account?";

export const registerTitle = () => "Create Account";
export const registerText = () => "Free for buyers and sellers. It takes a minute.";
export const registerSubmit = () => "Create Account";
export const registerPending = () => "Creating Account...";
export const registerFailed = () => "Registration failed. Please try again.";
export const registerHasAccount = () => "Already have an account?";

export const accountName = () => "Full Name";
export const accountEmail = () => "Email";
export const accountPhone = () => "Phone";
export const accountPhoneHint = () => "So that buyers can call you or write on WhatsApp";
export const accountLocation = () => "Location";
export const accountLocationPlaceholder = () => "Select your city";
export const accountPassword = () => "Password";
export const accountPasswordHint = () => "Minimum 6 characters";
export const accountConfirmPassword = () => "Confirm Password";

export const accountNameRequired = () => "Name is required";
export const accountTooLong = (max: number) => `This is too long; at most ${max} characters fit`;
export const emailInvalid = () => "Invalid email address";
export const emailTaken = () => "An account with this email already exists";
export const mobileInvalid = () => "Enter a Jordanian mobile number, such as 079 123 4567";
export const cityInvalid = () => "Choose a city from the list";
export const passwordTooShort = () => "Password must be at least 6 characters";
export const passwordTooLong = () => "This password is too long";
export const passwordTooCommon = () => "This password is too easy to guess. Please choose another one.";
export const passwordIsName = () =>
  "Your name or email alone is too easy to guess. Please choose another password.";
export const passwordsDiffer = () => "Passwords do not match";

export const accountPromiseTitle = () => "List your car for free and reach thousands of potential buyers";
export const accountPromisePhotos = () => "Photos straight from your phone, in search at once";
export const accountPromiseContact = () => "Buyers reach you by WhatsApp, call or inquiry";
export const accountPromiseDashboard = () => "Views, inquiries and days left in one dashboard";

export const gateSubtitle = () => "Beta Access Required";
export const gatePassword = () => "Password";
export const gatePasswordPlaceholder = () => "Enter the access password";
export const gateSubmit = () => "Access Site";
export const gatePending = () => "Verifying...";
export const gateWrong = () => "Incorrect password. Please try again.";
export const gateFooter = () => "Beta version - Limited access";
