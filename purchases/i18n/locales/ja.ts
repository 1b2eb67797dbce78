import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}日",
  "periods.week": "{{amount}}週間",
  "periods.week_unit": "週",
  "periods.month": "{{amount}}か月",
  "periods.month_unit": "月",
  "periods.year": "{{amount}}年",
  "periods.dayPlural": "{{amount}}日間",
  "periods.weekPlural": "{{amount}}週間",
  "periods.monthPlural": "{{amount}}か月",
  "periods.yearPlural": "{{amount}}年",
  "periods.dayShort": "{{amount}}日",
  "periods.weekShort": "{{amount}}週",
  "periods.monthShort": "{{amount}}か月",
  "periods.monthShort_unit": "月",
  "periods.yearShort": "{{amount}}年",
  "periods.dayFrequency": "毎日",
  "periods.weekFrequency": "毎週",
  "periods.monthFrequency": "毎月",
  "periods.yearFrequency": "毎年",
  "periods.dayFrequencyPlural": "{{amount}}日ごとに",
  "periods.weekFrequencyPlural": "{{amount}}週間ごとに",
  "periods.monthFrequencyPlural": "{{amount}}か月ごとに",
  "periods.yearFrequencyPlural": "{{amount}}年ごとに",
  "periods.perDayFrequency": "毎日",
  "periods.perWeekFrequency": "毎週",
  "periods.perMonthFrequency": "毎月",
  "periods.perYearFrequency": "毎年",
  "periods.lifetime": "無期限",
  "periods.unknownFrequency": "不明",

  "product_info.subscribe_to": "お申し込みのプラン",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}}無料",
  "product_info.intro_price_phase": "最初の{{introPriceDuration}}は{{introPrice}}",
  "product_info.intro_price_phase_after_trial": "その後{{introPriceDuration}}は{{introPrice}}",
  "product_info.intro_price_phase_paid_once": "1回払い",
  "product_info.price_per_period": "{{perFrequency}} {{price}}",
  "product_info.price_paid_once": "{{price}}（{{paidOnce}}）",
  "product_info.after": "その後",
  "product_info.after_trial": "無料体験の終了後",
  "product_info.price_after_free_trial": "以降、{{renewalDate}}から{{perFrequency}} {{price}}",
  "product_info.price_after_intro_price": "以降、{{renewalDate}}から{{perFrequency}} {{price}}",
  "product_info.total_due_today": "本日のお支払い額",
  "product_info.renewal_frequency": "{{frequency}}更新",
  "product_info.continues_until_cancelled": "解約するまで自動更新",
  "product_info.cancel_anytime": "いつでも解約できます",

  "payment_entry_page.payment_step_title": "安全なお支払い",
  "payment_entry_page.trial_subscription_terms_info":
    "それまでに解約されない場合、{{renewalDate}}から{{perFrequency}} {{price}}をお支払いいただきます。",
  "payment_entry_page.subscription_terms_info":
    "お支払いいただくと、解約するまでの間、今回と更新のたびに{{appName}}が代金を請求することに同意したことになります。",
  "payment_entry_page.otp_terms_info":
    "お支払いいただくと、{{appName}}が代金を1回だけ請求することに同意したことになります。",
  "payment_entry_page.subscription_info":
    "サブスクリプションは、解約するまで自動的に更新されます。更新日の前であれば、いつでも解約できます。",
  "payment_entry_page.button_pay": "支払う",
  "payment_entry_page.button_start_trial": "無料体験を始める",
  "payment_entry_page.button_with_price": "{{formattedPrice}}を支払う",
  "payment_entry_page.button_payment_method": "{{paymentMethod}}で{{formattedPrice}}を支払う",
  "payment_entry_page.express_checkout_divider": "またはカードで支払う",
  "payment_entry_page.provider_note":
    "カード情報は決済サービス会社に直接送信されます。{{appName}}がカード情報を見ることはありません。",
  "payment_entry_page.processing": "お支払いを処理しています。このページを開いたままお待ちください。",
  "payment_entry_page.loading": "お支払い画面を準備しています",
  "payment_entry_page.missing_email": "続けるには、メールアドレスの入力が必要です。",
  "payment_entry_page.missing_payment": "続けるには、お支払い情報をすべて入力してください。",
  "payment_entry_page.invalid_email":
    "メールアドレスの形式が正しくありません。有効なメールアドレスを入力してください。",
  "payment_entry_page.network_notice": "安心してもう一度お試しください。カードへの請求は1回だけです。",

  "success_page.purchase_successful": "お支払いが完了しました",
  "success_page.button_close": "続ける",

  "error_page.close_button_title": "{{appName}}へ移動",
  "error_page.if_error_persists": "エラーが続く場合は、サポートまでご連絡ください：",
  "error_page.trouble_accessing": "購入した商品をご利用になれない場合は、サポートまでご連絡ください：",
  "error_page.error_title_already_subscribed": "「{{productTitle}}」は登録済みです",
  "error_page.error_title_already_purchased": "「{{productTitle}}」は購入済みです",
  "error_page.error_title_other_errors": "問題が発生しました",
  "error_page.error_title_stripe_tax_not_active": "Stripe Taxが有効になっていません",
  "error_page.error_title_stripe_invalid_tax_origin_address": "税務上の事業所住所が正しくありません",
  "error_page.error_title_stripe_missing_required_permission": "必要な権限がありません",
  "error_page.error_message_already_subscribed":
    "請求は発生していません。現在ご利用中のため、重ねて購入することはできません。",
  "error_page.error_message_already_purchased":
    "請求は発生していません。すでにお持ちの商品のため、重ねて購入することはできません。",
  "error_page.error_message_network_error": "ネットワークエラーです。インターネット接続をご確認ください。",
  "error_page.error_message_error_charging_payment": "お支払いを完了できませんでした。",
  "error_page.error_message_error_setting_up_purchase":
    "エラーのため、購入を開始できませんでした（エラーコード：{{errorCode}}）。",
  "error_page.error_message_unknown_error": "不明なエラーが発生しました（エラーコード：{{errorCode}}）。",
  "error_page.error_message_missing_email_error": "購入を完了するには、メールアドレスが必要です。",
  "error_page.error_message_invalid_email_error":
    "メールアドレス {{email}} を確認できませんでした。有効なメールアドレスを入力してください。",
  "error_page.error_message_invalid_tax_location":
    "請求先住所を確認できませんでした。郵便番号と国が正しいかどうか、もう一度ご確認ください。",
  "error_page.error_message_stripe_tax_not_active":
    "お使いのアカウントでStripe Taxが有効になっていないため、購入できませんでした。本番環境では、税金なしで購入できます。",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "税務上の事業所住所が正しくないため、購入できませんでした。本番環境では、税金なしで購入できます。",
  "error_page.error_message_stripe_missing_required_permission":
    "必要な権限がないため、購入できませんでした。本番環境では、税金なしで購入できます。",
  "error_page.error_only_in_sandbox": "このメッセージはサンドボックスでのみ表示されます",
  "error_page.error_code": "サポートへご連絡の際は、エラーコード{{errorCode}}をお伝えください。",
  "error_page.button_try_again": "もう一度試す",
  "error_page.button_close": "閉じる",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}}（{{formattedPricePerMonth}}/{{monthPeriod}}）",
  "paywall_variables.sub_relative_discount": "{{discount}}%オフ",
  "paywall.nothing_to_restore": "復元できる購入は見つかりませんでした。",

  "pricing_dropdown.show_details": "詳細を表示",
  "pricing_dropdown.hide_details": "詳細を隠す",

  "pricing_table.trial_ends": "{{formattedTrialEndDate}}のお支払い額",
  "pricing_table.total_excluding_tax": "合計（税抜）",
  "pricing_table.tax": "税額",
  "pricing_table.total_due_today": "本日のお支払い額",
  "pricing_table.enter_billing_address_to_calculate": "計算には請求先住所の入力が必要です",
  "pricing_table.enter_state_or_postal_code_to_calculate": "計算には州または郵便番号の入力が必要です",
  "pricing_table.enter_postal_code_to_calculate": "計算には郵便番号の入力が必要です",

  "navbar_header.details": "詳細",
  "navbar_header.back_button": "戻る",

  "price_update.title": "価格の変更",
  "price_update.base_message":
    "請求先住所に基づく税金を加え、合計金額を更新しました。ご確認のうえ、もう一度お試しください。カードへの請求は1回だけです。",
  "price_update.trial_message":
    "サブスクリプションの価格は、請求先住所に基づく税込みの金額になりました。無料体験はそのままご利用いただけます。価格をご確認のうえ、もう一度お試しください。",

  "sandbox.banner": "サンドボックス：カードへの請求は行われません。",
  "sandbox.feedback": "フィードバックを送る",

  "apple_pay.free_trial": "無料体験",

  "test_store.title": "テスト購入",
  "test_store.explanation":
    "これはテストストアです。カード情報の入力は不要で、請求も発生しません。{{productTitle}}（{{price}}）の購入の結果を選んでください。",
  "test_store.valid": "購入の成功をテスト",
  "test_store.failed": "購入の失敗をテスト",
  "test_store.cancel": "キャンセル",
};
