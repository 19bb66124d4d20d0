export default function ResetPasswordPage() {
  return <div className="column" />;
}
