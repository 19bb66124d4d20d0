export default function ForgotPasswordResultPage() {
  return <div className="column" />;
}
