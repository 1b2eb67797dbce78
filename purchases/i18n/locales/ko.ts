import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}일",
  "periods.week": "{{amount}}주",
  "periods.month": "{{amount}}개월",
  "periods.month_unit": "월",
  "periods.year": "{{amount}}년",
  "periods.dayPlural": "{{amount}}일",
  "periods.weekPlural": "{{amount}}주",
  "periods.monthPlural": "{{amount}}개월",
  "periods.yearPlural": "{{amount}}년",
  "periods.dayShort": "{{amount}}일",
  "periods.weekShort": "{{amount}}주",
  "periods.monthShort": "{{amount}}개월",
  "periods.monthShort_unit": "월",
  "periods.yearShort": "{{amount}}년",
  "periods.dayFrequency": "매일",
  "periods.weekFrequency": "매주",
  "periods.monthFrequency": "매월",
  "periods.yearFrequency": "매년",
  "periods.dayFrequencyPlural": "{{amount}}일마다",
  "periods.weekFrequencyPlural": "{{amount}}주마다",
  "periods.monthFrequencyPlural": "{{amount}}개월마다",
  "periods.yearFrequencyPlural": "{{amount}}년마다",
  "periods.perDayFrequency": "매일",
  "periods.perWeekFrequency": "매주",
  "periods.perMonthFrequency": "매월",
  "periods.perYearFrequency": "매년",
  "periods.lifetime": "평생 이용",
  "periods.unknownFrequency": "알 수 없음",

  "product_info.subscribe_to": "구독 상품",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} 무료",
  "product_info.intro_price_phase": "첫 {{introPriceDuration}}간 {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "이후 {{introPriceDuration}}간 {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "1회 결제",
  "product_info.price_per_period": "{{perFrequency}} {{price}}",
  "product_info.price_paid_once": "{{price}}({{paidOnce}})",
  "product_info.after": "이후",
  "product_info.after_trial": "체험 기간 종료 후",
  "product_info.price_after_free_trial": "이후 {{renewalDate}}부터 {{perFrequency}} {{price}}",
  "product_info.price_after_intro_price": "이후 {{renewalDate}}부터 {{perFrequency}} {{price}}",
  "product_info.total_due_today": "오늘 결제할 금액",
  "product_info.renewal_frequency": "{{frequency}} 갱신",
  "product_info.continues_until_cancelled": "해지할 때까지 자동 갱신",
  "product_info.cancel_anytime": "언제든지 해지 가능",

  "payment_entry_page.payment_step_title": "안전 결제",
  "payment_entry_page.trial_subscription_terms_info":
    "그 전에 해지하지 않으면 {{renewalDate}}부터 {{perFrequency}} {{price}} 요금이 결제됩니다.",
  "payment_entry_page.subscription_terms_info":
    "결제하면 {{appName}}에서 지금, 그리고 구독을 해지할 때까지 갱신할 때마다 요금을 청구하는 데 동의하게 됩니다.",
  "payment_entry_page.otp_terms_info": "결제하면 {{appName}}에서 요금을 한 번 청구하는 데 동의하게 됩니다.",
  "payment_entry_page.subscription_info":
    "구독은 해지할 때까지 자동으로 갱신됩니다. 갱신일 전에는 언제든지 해지할 수 있습니다.",
  "payment_entry_page.button_pay": "결제하기",
  "payment_entry_page.button_start_trial": "체험 시작하기",
  "payment_entry_page.button_with_price": "{{formattedPrice}} 결제하기",
  "payment_entry_page.button_payment_method": "{{paymentMethod}}로 {{formattedPrice}} 결제하기",
  "payment_entry_page.express_checkout_divider": "또는 카드로 결제",
  "payment_entry_page.provider_note": "카드 정보는 결제 서비스 업체로 바로 전송되며 {{appName}}에서는 볼 수 없습니다.",
  "payment_entry_page.processing": "결제를 처리하고 있습니다. 이 페이지를 닫지 마세요.",
  "payment_entry_page.loading": "결제 화면을 준비하고 있습니다",
  "payment_entry_page.missing_email": "계속하려면 이메일 주소를 입력해야 합니다.",
  "payment_entry_page.missing_payment": "계속하려면 결제 정보를 모두 입력해야 합니다.",
  "payment_entry_page.invalid_email": "이메일 주소 형식이 올바르지 않습니다. 올바른 이메일 주소를 입력해 주세요.",
  "payment_entry_page.network_notice": "안심하고 다시 시도해 주세요. 카드 결제는 한 번만 이루어집니다.",

  "success_page.purchase_successful": "결제 완료",
  "success_page.button_close": "계속",

  "error_page.close_button_title": "{{appName}} 바로가기",
  "error_page.if_error_persists": "오류가 계속되면 고객 지원팀에 문의해 주세요:",
  "error_page.trouble_accessing": "구매한 상품을 이용할 수 없다면 고객 지원팀에 문의해 주세요:",
  "error_page.error_title_already_subscribed": "이미 구독 중인 상품입니다: {{productTitle}}",
  "error_page.error_title_already_purchased": "이미 구매한 상품입니다: {{productTitle}}",
  "error_page.error_title_other_errors": "문제가 발생했습니다",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax가 활성화되어 있지 않습니다",
  "error_page.error_title_stripe_invalid_tax_origin_address": "세금 기준 사업장 주소가 올바르지 않습니다",
  "error_page.error_title_stripe_missing_required_permission": "필요한 권한이 없습니다",
  "error_page.error_message_already_subscribed":
    "결제된 금액은 없습니다. 현재 이용 중인 구독이므로 다시 구매할 수 없습니다.",
  "error_page.error_message_already_purchased":
    "결제된 금액은 없습니다. 이미 보유한 상품이므로 다시 구매할 수 없습니다.",
  "error_page.error_message_network_error": "네트워크 오류입니다. 인터넷 연결을 확인해 주세요.",
  "error_page.error_message_error_charging_payment": "결제하지 못했습니다.",
  "error_page.error_message_error_setting_up_purchase":
    "오류로 인해 구매를 시작하지 못했습니다(오류 코드: {{errorCode}}).",
  "error_page.error_message_unknown_error": "알 수 없는 오류가 발생했습니다(오류 코드: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "구매를 완료하려면 이메일 주소가 필요합니다.",
  "error_page.error_message_invalid_email_error":
    "이메일 주소({{email}})를 확인하지 못했습니다. 올바른 이메일 주소를 입력해 주세요.",
  "error_page.error_message_invalid_tax_location":
    "청구지 주소를 확인할 수 없습니다. 우편번호와 국가가 올바른지 다시 확인해 주세요.",
  "error_page.error_message_stripe_tax_not_active":
    "계정에서 Stripe Tax가 활성화되어 있지 않아 구매하지 못했습니다. 실제 운영 환경에서는 세금 없이 구매가 진행됩니다.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "세금 기준 사업장 주소가 올바르지 않아 구매하지 못했습니다. 실제 운영 환경에서는 세금 없이 구매가 진행됩니다.",
  "error_page.error_message_stripe_missing_required_permission":
    "필요한 권한이 없어 구매하지 못했습니다. 실제 운영 환경에서는 세금 없이 구매가 진행됩니다.",
  "error_page.error_only_in_sandbox": "이 메시지는 샌드박스에서만 표시됩니다",
  "error_page.error_code": "고객 지원팀에 문의할 때 오류 코드 {{errorCode}}을(를) 알려 주세요.",
  "error_page.button_try_again": "다시 시도",
  "error_page.button_close": "닫기",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}}({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}% 할인",
  "paywall.nothing_to_restore": "복원할 구매 내역이 없습니다.",

  "pricing_dropdown.show_details": "상세 내역 보기",
  "pricing_dropdown.hide_details": "상세 내역 숨기기",

  "pricing_table.trial_ends": "{{formattedTrialEndDate}} 결제 예정",
  "pricing_table.total_excluding_tax": "세금 제외 합계",
  "pricing_table.tax": "세금",
  "pricing_table.total_due_today": "오늘 결제할 금액",
  "pricing_table.enter_billing_address_to_calculate": "계산하려면 청구지 주소를 입력해 주세요",
  "pricing_table.enter_state_or_postal_code_to_calculate": "계산하려면 주 또는 우편번호를 입력해 주세요",
  "pricing_table.enter_postal_code_to_calculate": "계산하려면 우편번호를 입력해 주세요",

  "navbar_header.details": "상세 정보",
  "navbar_header.back_button": "뒤로",

  "price_update.title": "가격 변경",
  "price_update.base_message":
    "청구지 주소를 기준으로 세금이 추가되어 총금액이 변경되었습니다. 확인한 후 다시 시도해 주세요. 카드 결제는 한 번만 이루어집니다.",
  "price_update.trial_message":
    "이제 구독 가격에 청구지 주소를 기준으로 한 세금이 포함됩니다. 무료 체험은 그대로 적용됩니다. 가격을 확인한 후 다시 시도해 주세요.",

  "sandbox.banner": "샌드박스 환경: 카드 결제가 이루어지지 않습니다.",
  "sandbox.feedback": "의견 보내기",

  "apple_pay.free_trial": "무료 체험",

  "test_store.title": "테스트 구매",
  "test_store.explanation":
    "테스트 스토어입니다. 카드 정보를 요청하지 않으며 결제도 이루어지지 않습니다. {{productTitle}}({{price}}) 구매의 결과를 선택해 주세요.",
  "test_store.valid": "구매 성공 테스트",
  "test_store.failed": "구매 실패 테스트",
  "test_store.cancel": "취소",
};
