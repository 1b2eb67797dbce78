import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0ngày",
  "periods.week": "{{amount}}\u00a0tuần",
  "periods.month": "{{amount}}\u00a0tháng",
  "periods.year": "{{amount}}\u00a0năm",
  "periods.dayPlural": "{{amount}}\u00a0ngày",
  "periods.weekPlural": "{{amount}}\u00a0tuần",
  "periods.monthPlural": "{{amount}}\u00a0tháng",
  "periods.yearPlural": "{{amount}}\u00a0năm",
  "periods.dayShort": "{{amount}}\u00a0ngày",
  "periods.weekShort": "{{amount}}\u00a0tuần",
  "periods.monthShort": "{{amount}}\u00a0tháng",
  "periods.yearShort": "{{amount}}\u00a0năm",
  "periods.dayFrequency": "hằng ngày",
  "periods.weekFrequency": "hằng tuần",
  "periods.monthFrequency": "hằng tháng",
  "periods.yearFrequency": "hằng năm",
  "periods.dayFrequencyPlural": "mỗi {{amount}} ngày",
  "periods.weekFrequencyPlural": "mỗi {{amount}} tuần",
  "periods.monthFrequencyPlural": "mỗi {{amount}} tháng",
  "periods.yearFrequencyPlural": "mỗi {{amount}} năm",
  "periods.perDayFrequency": "mỗi ngày",
  "periods.perWeekFrequency": "mỗi tuần",
  "periods.perMonthFrequency": "mỗi tháng",
  "periods.perYearFrequency": "mỗi năm",
  "periods.lifetime": "Trọn đời",
  "periods.unknownFrequency": "không xác định",

  "product_info.subscribe_to": "Đăng ký gói",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "Miễn phí {{trialDuration}}",
  "product_info.intro_price_phase": "{{introPriceDuration}} đầu tiên: {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Sau đó {{introPriceDuration}}: {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "thanh toán một lần",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "sau đó",
  "product_info.after_trial": "sau khi dùng thử",
  "product_info.price_after_free_trial": "Sau đó {{price}} {{perFrequency}} kể từ ngày {{renewalDate}}",
  "product_info.price_after_intro_price": "Sau đó {{price}} {{perFrequency}} kể từ ngày {{renewalDate}}",
  "product_info.total_due_today": "Tổng tiền phải trả hôm nay",
  "product_info.renewal_frequency": "Gia hạn {{frequency}}",
  "product_info.continues_until_cancelled": "Tự động gia hạn cho đến khi hủy",
  "product_info.cancel_anytime": "Hủy bất cứ lúc nào",

  "payment_entry_page.payment_step_title": "Thanh toán an toàn",
  "payment_entry_page.trial_subscription_terms_info":
    "Bạn sẽ trả {{price}} {{perFrequency}} kể từ ngày {{renewalDate}}, trừ khi bạn hủy trước đó.",
  "payment_entry_page.subscription_terms_info":
    "Khi thanh toán, bạn cho phép {{appName}} thu tiền ngay bây giờ và vào mỗi lần gia hạn, cho đến khi bạn hủy.",
  "payment_entry_page.otp_terms_info": "Khi thanh toán, bạn cho phép {{appName}} thu tiền một lần.",
  "payment_entry_page.subscription_info":
    "Gói đăng ký sẽ tự động gia hạn cho đến khi bị hủy. Bạn có thể hủy bất cứ lúc nào trước ngày gia hạn.",
  "payment_entry_page.button_pay": "Thanh toán",
  "payment_entry_page.button_start_trial": "Bắt đầu dùng thử",
  "payment_entry_page.button_with_price": "Thanh toán {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Thanh toán {{formattedPrice}} bằng {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "HOẶC THANH TOÁN BẰNG THẺ",
  "payment_entry_page.provider_note":
    "Thông tin thẻ được gửi thẳng đến nhà cung cấp dịch vụ thanh toán. {{appName}} không bao giờ nhìn thấy thông tin này.",
  "payment_entry_page.processing": "Đang xử lý thanh toán. Vui lòng không đóng trang này.",
  "payment_entry_page.loading": "Đang chuẩn bị trang thanh toán",
  "payment_entry_page.missing_email": "Bạn cần cung cấp địa chỉ email để tiếp tục.",
  "payment_entry_page.missing_payment": "Bạn cần điền đủ thông tin thanh toán để tiếp tục.",
  "payment_entry_page.invalid_email": "Email không hợp lệ. Vui lòng nhập một địa chỉ email hợp lệ.",
  "payment_entry_page.network_notice": "Bạn có thể yên tâm thử lại. Thẻ của bạn chỉ bị trừ tiền một lần.",

  "success_page.purchase_successful": "Thanh toán thành công",
  "success_page.button_close": "Tiếp tục",

  "error_page.close_button_title": "Đi đến {{appName}}",
  "error_page.if_error_persists": "Nếu lỗi vẫn tiếp diễn, vui lòng liên hệ bộ phận hỗ trợ qua",
  "error_page.trouble_accessing":
    "Nếu bạn gặp khó khăn khi sử dụng nội dung đã mua, vui lòng liên hệ bộ phận hỗ trợ qua",
  "error_page.error_title_already_subscribed": "Bạn đã đăng ký {{productTitle}} rồi",
  "error_page.error_title_already_purchased": "Bạn đã mua {{productTitle}} rồi",
  "error_page.error_title_other_errors": "Đã xảy ra lỗi",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax chưa được kích hoạt",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Địa chỉ gốc tính thuế không hợp lệ",
  "error_page.error_title_stripe_missing_required_permission": "Thiếu quyền truy cập",
  "error_page.error_message_already_subscribed":
    "Bạn không bị trừ tiền. Gói đăng ký của bạn đang hoạt động nên không thể mua lại.",
  "error_page.error_message_already_purchased":
    "Bạn không bị trừ tiền. Bạn đã sở hữu sản phẩm này nên không thể mua lại.",
  "error_page.error_message_network_error": "Lỗi mạng. Vui lòng kiểm tra kết nối internet của bạn.",
  "error_page.error_message_error_charging_payment": "Thanh toán không thành công.",
  "error_page.error_message_error_setting_up_purchase":
    "Không thể bắt đầu giao dịch mua do có lỗi (mã lỗi: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Đã xảy ra lỗi không xác định (mã lỗi: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Cần có địa chỉ email để hoàn tất giao dịch mua.",
  "error_page.error_message_invalid_email_error":
    "Không thể xác minh địa chỉ email {{email}}. Vui lòng nhập một địa chỉ email hợp lệ.",
  "error_page.error_message_invalid_tax_location":
    "Chúng tôi không thể xác minh địa chỉ thanh toán của bạn. Vui lòng kiểm tra lại mã bưu chính và quốc gia.",
  "error_page.error_message_stripe_tax_not_active":
    "Giao dịch mua không thành công vì Stripe Tax chưa được kích hoạt trong tài khoản của bạn. Trong môi trường chính thức, giao dịch mua vẫn diễn ra nhưng không tính thuế.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Giao dịch mua không thành công vì địa chỉ gốc tính thuế không hợp lệ. Trong môi trường chính thức, giao dịch mua vẫn diễn ra nhưng không tính thuế.",
  "error_page.error_message_stripe_missing_required_permission":
    "Giao dịch mua không thành công vì thiếu một quyền truy cập bắt buộc. Trong môi trường chính thức, giao dịch mua vẫn diễn ra nhưng không tính thuế.",
  "error_page.error_only_in_sandbox": "Thông báo này chỉ xuất hiện trong môi trường thử nghiệm",
  "error_page.error_code": "Khi liên hệ bộ phận hỗ trợ, vui lòng cho biết mã lỗi {{errorCode}}.",
  "error_page.button_try_again": "Thử lại",
  "error_page.button_close": "Đóng",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Giảm {{discount}}%",
  "paywall.nothing_to_restore": "Không tìm thấy giao dịch mua nào để khôi phục.",

  "pricing_dropdown.show_details": "Hiện chi tiết",
  "pricing_dropdown.hide_details": "Ẩn chi tiết",

  "pricing_table.trial_ends": "Thanh toán vào ngày {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Tổng tiền chưa gồm thuế",
  "pricing_table.tax": "Thuế",
  "pricing_table.total_due_today": "Tổng tiền phải trả hôm nay",
  "pricing_table.enter_billing_address_to_calculate": "Nhập địa chỉ thanh toán để tính",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Nhập tiểu bang hoặc mã bưu chính để tính",
  "pricing_table.enter_postal_code_to_calculate": "Nhập mã bưu chính để tính",

  "navbar_header.details": "Chi tiết",
  "navbar_header.back_button": "Quay lại",

  "price_update.title": "Cập nhật giá",
  "price_update.base_message":
    "Tổng giá đã được cập nhật, bao gồm thuế theo địa chỉ thanh toán của bạn. Vui lòng kiểm tra rồi thử lại. Thẻ của bạn chỉ bị trừ tiền một lần.",
  "price_update.trial_message":
    "Giá gói đăng ký hiện đã bao gồm thuế theo địa chỉ thanh toán của bạn. Bạn vẫn được dùng thử miễn phí. Vui lòng kiểm tra giá rồi thử lại.",

  "sandbox.banner": "Môi trường thử nghiệm: thẻ sẽ không bị trừ tiền.",
  "sandbox.feedback": "Gửi phản hồi",

  "apple_pay.free_trial": "Dùng thử miễn phí",

  "test_store.title": "Giao dịch mua thử nghiệm",
  "test_store.explanation":
    "Đây là cửa hàng thử nghiệm: không cần thẻ và bạn sẽ không bị trừ tiền. Hãy chọn kết quả cho giao dịch mua {{productTitle}} với giá {{price}}.",
  "test_store.valid": "Giao dịch thành công",
  "test_store.failed": "Giao dịch thất bại",
  "test_store.cancel": "Hủy",
};
