import { wishPlot } from '../wish-plot.ts'

export const iceCreamVanWinter = wishPlot({
  id: 'wish-ice-cream-van-winter',
  wishes: ['ice cream van winter', 'ice cream van in the winter', 'ice cream truck winter', 'ice cream man winter', 'ice cream lady winter', 'ice cream seller winter', 'ice cream cart winter', 'icecream van winter', 'ice cream van snow', 'ice cream truck snow', 'ice cream man snow', 'ice cream van snowing', 'icecream van snow', 'ice cream van christmas', 'ice cream van december', 'ice cream van january', 'ice cream van freezing', 'ice cream van frost', 'ice cream van no customers', 'ice cream truck no customers', 'ice cream van nobody comes', 'ice cream van nobody buys', 'ice cream van nobody queues', 'ice cream van no queue', 'ice cream van hot chocolate', 'ice cream van soup', 'ice cream van sells soup', 'ice cream van warm', 'ice cream van sells warm', 'ice cream van lonely', 'ice cream van sad', 'ice cream van wrong season', 'winter ice cream van', 'ice cream in winter', 'ice cream winter', 'ice cream snow day', 'warm ice cream van'],
  answers: ['ice', 'cream', 'icecream', 'van', 'truck', 'man', 'lady', 'woman', 'seller', 'cart', 'winter', 'snow', 'snowing', 'snowy', 'snows', 'cold', 'freezing', 'frost', 'frosty', 'december', 'january', 'christmas', 'nobody', 'no', 'one', 'customers', 'comes', 'buys', 'queues', 'queue', 'wants', 'hot', 'chocolate', 'soup', 'tea', 'warm', 'sells', 'sell', 'selling', 'sad', 'lonely', 'until', 'wrong', 'season', 'in', 'the', 'tune', 'bell', 'street', 'came', 'come', 'our', 'that', 'who', 'when', 'drives', 'day', 'still', 'has'],
  except: ['dropped', 'fell', 'crash', 'crashed', 'police', 'stolen', 'stranger', 'allergic', 'penguin', 'penguins', 'bear', 'snowman', 'dragon', 'dinosaur', 'unicorn', 'monster', 'santa', 'moon', 'space', 'beach', 'ran', 'empty', 'maker', 'machine', 'stuck', 'died', 'sick', 'cough', 'nose'],
  isTale: true,
  out: true,
  company: ['van', 'tune', 'snow', 'freezer', 'cones', 'cone', 'queue', 'cat', 'mittens', 'mitten', 'scarf', 'wall', 'grating', 'hatch', 'street', 'pavement', 'icicle', 'teeth', 'window', 'spoon', 'raspberry'],
  about: 'An ice cream van comes through the snow, and nobody queues, until it is seen that the snow has melted behind it: a freezer is warm at the back, and that is what it sells.',
  titles: ['The Van in the Snow', 'Round at the Back', 'A Queue of Two', '{H} and the Warm Side', 'One Scoop of Warm'],
  want: [
    {
      id: 'a-tune-in-the-snow',
      A: 'partner',
      paragraphs: [
        'It was snowing, and through the snow came a tune. Everybody in {H}’s street knew it, but only from summer. An ice cream van stopped on the square before {H}’s house, and opened its hatch. In it stood a woman with two scarves on. Nobody came.',
        '“If nobody comes she won’t stay,” said {H}. {H} wanted the tune to stay. It made the street sound like summer. “Then we’ll queue,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'is-two-a-queue',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} stood behind {H}, at a proper distance. “Is this a queue?” asked {A}. “Not yet,” said {H}. “It looks like two people.” They stood further apart, to make it longer. Now it looked like one person, and somebody else.',
        'They tried it with a broom in between. A man came by, and looked at the broom, and lined up behind it at once. “What’s there to be had?” he asked. “Ice cream,” said {A}. He thanked the broom and went on.'
      ]
    },
    {
      id: 'the-other-verse',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The tune had got cold. It came out slower and lower, and one note stuck. The woman breathed on the box that it came from, and the note went “ping”. “It doesn’t like the wet,” said the woman. {A} sang the missing note whenever its turn came.',
        'It was a very high one. {A} had to stand on tiptoe for it. “You’re late,” said {H}. “I’m the last in the row,” said {A}, “and it’s uphill.”'
      ]
    },
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        'They had a raspberry cone each. It did not drip at all. Soon they could not feel their teeth. “It’s good,” said {A}, and could not feel that either.',
        '“Ice cream!” shouted {H}, to help. A window opened, and a hand put out a thermometer, and took it in again. Two people pulled down their hats, and went faster. “They’ve got cold already,” said {H}. “They’ve got it for nothing.”'
      ]
    },
    {
      id: 'it-says-so-on-the-side',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the side of the van the ice creams were all painted, with the prices. The snow had blown on them, and each of them had one scoop more. “You’re giving a lot today,” said {A}. The woman came out to look. The lolly had become a cone.',
        '“Then I must charge more,” said the woman. But the snow had got at the prices as well. The raspberry cost nothing, and the big one cost a little hill. {A} wiped it with one sleeve, and was offered a job.'
      ]
    },
    {
      id: 'time-to-talk',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why don’t you come in the summer?” asked {H}. “I do,” said the woman. “But then there’s such a crowd. They all say strawberry, and run. In winter I thought that we might have time to talk.” The woman leaned on the hatch.',
        'So they talked. The woman asked after the family, and everybody’s knees. {A} told the story of a tooth. “You see,” said the woman, “in the sun I’d never have heard that.” She put a wafer in {A}’s cone, for the story.'
      ]
    },
    {
      id: 'the-icicle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From the roof of the van hung an icicle, as long as a spoon. {A} looked at it carefully. “What does that one cost?” asked {A}. The woman had never sold one. It was the van’s own, she thought.',
        '“What’s the flavour?” asked {H}. The woman broke off the tip, and they all smelled it. It smelled of roof, with a little of the tune. “I wouldn’t put it on the list,” said {A}. But a price was hung on the rest, all the same, and nobody could reach it.'
      ]
    },
    {
      id: 'hundreds-and-thousands',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} held out a cone with nothing in it. “I’ll have it plain,” said {A}, and waited in the snow. Flake by flake it filled. It took a long time, and nobody could say that it was dear. “Sprinkles?” asked the woman. {A} nodded, and got three.',
        'Then {A} looked about for a spoon, and the sprinkles were gone. It had snowed on them. “They’re the second layer,” said {H}. {A} ate down to them, like somebody digging for a road.'
      ]
    },
    {
      id: 'wafers',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was a serious customer. {A} walked up to the hatch, and sat down in the snow, and looked up. “What’s it to be?” asked the woman. {A} said nothing. The woman held out raspberry, and {A} looked away. The woman held out mint, and {A} looked at {H}.',
        'Then the woman broke a wafer in two. {A} took the half, and sat down again at the end of the queue. There was nobody in front, so it was soon {A}’s turn. It went on like that up to the seventh half.'
      ]
    },
    {
      id: 'uncle-bert',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My uncle Bert sold umbrellas,” said {S}, “only when it was dry.” “Did anybody buy one?” asked {A}. “No,” said {S}, “but he had a very nice time. He stood in the sun.” When it rained he shut up shop, for then he’d have got wet.',
        'Once it rained before he could shut. He sold forty in an hour, and the last was his own. “He walked home without,” said {S}. “He said that he’d known it all along.”'
      ]
    },
    {
      id: 'a-hundred-of-us',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} bought nothing, but queued. When {S} had got to the front, {S} ran round the van, and joined on at the back. “Who was that just now?” asked the woman. “That was another one,” said {A}. It had had the same hat on, but lower down.',
        'By the tenth time there was a real path in the snow. “There must have been a hundred of them,” said the woman. {S} was very warm by now, and had to open the coat. With the coat open it was somebody else, and that was the eleventh.'
      ]
    },
    {
      id: 'the-snow-behind-the-van',
      A: 'partner',
      paragraphs: [
        '{A} took a cold foot for a walk round the van, and did not come back. {H} went after it. Behind the van all the snow had melted, and on the dry place sat a cat. {A} stood beside it, before a grating. “It’s blowing on me,” said {A}.',
        '“That’s the freezer,” said the woman. “It takes the warm out of the ice cream, and has to put it somewhere.” Every freezer is warm at the back. {H} held up two mittens to it. “You’re selling from the wrong side,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-scoop-of-warm',
      A: 'partner',
      paragraphs: [
        'The woman hung a board on the back of the van, and {H} said what to write. It said WARM. The two with the hats came back. The hand with the thermometer came down, and there was a man on the end of it. Soon the queue went right round the van.',
        'One portion was as long as one tune. Then you moved up, and were at the hatch, with red cheeks and an open collar. “Now I could eat something cold,” said the man.'
      ]
    },
    {
      id: 'flavours',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Which flavours have you got?” asked a lady at the back of the van. There was only one sort of warm, but you could have it in several places. {A} wrote them down. There was Hands, and there was Back, and for a little more there was Both Ears.',
        'The lady took Knees. There stood the lady with one up, and then the other, like a stork. “And in a cone?” asked {H}. The lady held a cone over her nose. It was the best that she’d ever had.'
      ]
    },
    {
      id: 'to-take-away',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted some to take home. {A} held a woolly hat in front of the grating, until it was full. Then {A} put it on very fast. “How is it?” asked {H}. “It’s still in there,” said {A}. At the corner {A} had to lift it, to say good evening.',
        'Then {A} came back for more. “It’s leaking at the top,” said {A}. The woman shook out one mitten, and filled that up too, for nothing.'
      ]
    },
    {
      id: 'the-more-she-sold',
      A: 'partner',
      paragraphs: [
        'The more ice cream was sold, the more the van had to freeze, and the warmer it blew. The cat lay down flat. The tune stayed until the lamps were lit, and it did sound like summer.',
        'When the van drove off, it left a dry place as big as a rug. “Same time tomorrow?” called the woman. {H} waved a mitten. It was warm right up to the thumb.'
      ]
    }
  ],
  everybody: {
    want: ['{names} heard the tune too, and thought that it was a mistake.', '{names} came along to queue, and that made it look better.', { text: '{names} brushed the snow off the painted cones.', needs: ['hands'] }, { text: '{names} swept the snow from before the hatch.', needs: ['hands'] }],
    way: ['{names} licked once, and shivered all the way down.', '{names} sat down by the cat, on the dry place.', { text: '{names} held a cone in two pairs of mittens.', needs: ['hands'] }, { text: '{names} drew a sun in the snow on the van.', needs: ['hands'] }],
    turn: ['{names} had a portion of warm, and queued for another.', '{names} stayed for the whole tune, and one note more.', { text: '{names} turned the tune back to the start each time.', needs: ['hands'] }, { text: '{names} held up both hands to the grating.', needs: ['hands'] }]
  },
  bed: [
    'The hats were hung up to dry, and the mittens laid over the warm pipe, thumbs up. They drank something hot, and it tasted of nothing but hot, and that was what they wanted.',
    '{H} washed, and could feel every tooth again. Then {H} lay down, and lay still until the blanket was warm behind as well as in front.'
  ],
  last: ['Outside it snowed on the dry place until it was gone, and {H} was asleep.', 'The tune went on very softly inside a hat, and {H} was asleep.']
})
