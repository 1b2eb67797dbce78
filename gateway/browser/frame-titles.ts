/** Accessible names of the frames: the card form, the email form, the wallet's button. */
const titles: Record<string, readonly [string, string, string]> = {
  en: ["Secure card form", "Secure email form", "Wallet button"],
  ar: ["نموذج بطاقة آمن", "نموذج بريد إلكتروني آمن", "زر المحفظة"],
  cs: ["Zabezpečený formulář karty", "Zabezpečený formulář e-mailu", "Tlačítko peněženky"],
  da: ["Sikker kortformular", "Sikker e-mailformular", "Pung-knap"],
  de: ["Sicheres Kartenformular", "Sicheres E-Mail-Formular", "Wallet-Schaltfläche"],
  es: ["Formulario seguro de tarjeta", "Formulario seguro de correo", "Botón del monedero"],
  fi: ["Suojattu korttilomake", "Suojattu sähköpostilomake", "Lompakkopainike"],
  fr: ["Formulaire de carte sécurisé", "Formulaire d’e-mail sécurisé", "Bouton du portefeuille"],
  he: ["טופס כרטיס מאובטח", "טופס דואר מאובטח", "כפתור הארנק"],
  it: ["Modulo sicuro della carta", "Modulo sicuro dell’e-mail", "Pulsante del portafoglio"],
  ja: ["安全なカード入力欄", "安全なメール入力欄", "ウォレットのボタン"],
  ko: ["보안 카드 입력란", "보안 이메일 입력란", "지갑 버튼"],
  nb: ["Sikkert kortskjema", "Sikkert e-postskjema", "Lommebokknapp"],
  nl: ["Beveiligd kaartformulier", "Beveiligd e-mailformulier", "Portemonneeknop"],
  pl: ["Bezpieczny formularz karty", "Bezpieczny formularz e-mail", "Przycisk portfela"],
  pt: ["Formulário seguro do cartão", "Formulário seguro de e-mail", "Botão da carteira"],
  sv: ["Säkert kortformulär", "Säkert e-postformulär", "Plånboksknapp"],
  tr: ["Güvenli kart formu", "Güvenli e-posta formu", "Cüzdan düğmesi"],
  zh: ["安全卡片表单", "安全邮箱表单", "钱包按钮"],
};

const of = (index: 0 | 1 | 2) => (locale: string) => {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? "";
  return (titles[language === "no" ? "nb" : language] ?? titles.en!)[index];
};

export const [cardTitle, emailTitle, walletTitle] = [of(0), of(1), of(2)];
