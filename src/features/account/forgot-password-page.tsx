export default function ForgotPasswordPage() {
  return <div className="column" />;
}
