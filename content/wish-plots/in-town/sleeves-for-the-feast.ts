import { wishPlot } from '../wish-plot.ts'

export const sleevesForTheFeast = wishPlot({
  id: 'wish-sleeves-for-the-feast',
  wishes: ['dress sleeves too long', 'dress sleeve too long', 'dress too long sleeves', 'dress sleeves long', 'dress sleeves over hands', 'dress sleeves past hands', 'dress sleeves cover hands', 'dress sleeves hang', 'dress sleeves big', 'dress sleeves too big', 'dress sleeves eid', 'eid sleeves', 'eid dress too long', 'eid dress too big', 'diwali dress too long', 'diwali dress too big', 'wedding sleeves', 'wedding dress sleeves', 'party dress sleeves', 'party sleeves long', 'feast sleeves', 'feast dress too long', 'feast dress sleeves', 'festival dress sleeves', 'festival dress too long', 'christmas dress sleeves', 'christmas dress too long', 'easter dress sleeves', 'new year dress sleeves', 'navratri dress sleeves', 'flower girl dress sleeves', 'flower girl sleeves', 'bridesmaid sleeves', 'bridesmaid dress too long', 'new dress sleeves', 'gown sleeves', 'gown sleeves too long', 'kaftan sleeves', 'abaya sleeves', 'kimono sleeves', 'sleeves too long eid', 'sleeves too long wedding'],
  answers: ['dress', 'gown', 'kaftan', 'abaya', 'kimono', 'clothes', 'sleeve', 'sleeves', 'long', 'big', 'too', 'much', 'over', 'past', 'cover', 'hang', 'hands', 'hand', 'fingers', 'arms', 'eid', 'diwali', 'wedding', 'party', 'feast', 'festival', 'christmas', 'easter', 'new', 'year', 'navratri', 'flower', 'girl', 'bridesmaid', 'for', 'the', 'with', 'aunt', 'auntie', 'sewed', 'sewn', 'made', 'from', 'my', 'her', 'has', 'is', 'are', 'was', 'were', 'tomorrow', 'special', 'beautiful', 'red', 'green', 'gold', 'fit', 'grow', 'into'],
  except: ['hanbok', 'uniform', 'short', 'torn', 'tore', 'ripped', 'stain', 'stained', 'funeral', 'died', 'dead', 'itchy', 'hates', 'hate', 'refuses', 'bride', 'princess', 'dinosaur', 'dragon', 'monster', 'octopus', 'teased', 'laughed', 'lost', 'doll', 'fancy', 'costume', 'snow', 'coat', 'jumper', 'shirt', 'pyjamas'],
  company: ['sleeve', 'sleeves', 'dress', 'almond', 'almonds', 'ribbon', 'door', 'seam', 'hanger', 'stitch', 'guest', 'guests', 'mirror', 'king', 'hem', 'pocket', 'bowl', 'thread', 'window', 'needle'],
  about: 'The dress for the feast has sleeves that swallow the hands, and the almonds for the guests go in and stay there, until that shows what a sleeve that is too long is for.',
  titles: ['A Window for the Hand', 'Longer Than an Arm', 'Where the Almonds Went', '{H} at the Door', 'Full of Arm'],
  want: [
    {
      id: 'from-memory',
      A: 'partner',
      paragraphs: [
        '{H}’s dress for the feast had come, and the feast was tomorrow. An aunt had sewn it, far away, and had measured {H} from memory. It fitted, all but the sleeves. Those went on where the arms had stopped. “She remembers you with open arms,” said {A}.',
        'Tomorrow {H} was to stand at the door, and give each guest a sugared almond. For that you need fingers. {H} looked down at two empty ends, and shook them.'
      ]
    }
  ],
  way: [
    {
      id: 'growing-overnight',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How much could I grow by tomorrow?” asked {H}. {A} knew that. In the morning everybody is taller than at night, by the width of a little finger. In the day you get pressed down, by standing. “And the arms?” asked {H}. “They don’t stand,” said {A}. “They hang.”',
        'So they were as long as they would go. All the same, {A} pulled a little on each of them. “The left’s longer now,” said {A}. But that was the sleeve.'
      ]
    },
    {
      id: 'the-telephone',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} spoke into the end of one sleeve. “Hello?” said {A}. It came out at the collar, by {H}’s ear, and was very warm. “Who’s there?” asked {H}. “It’s your left arm,” said {A}. “I can’t get out.” {H} spoke back down the front of the dress.',
        '“Put me through to the right,” said {A}. {H} tried. The right was engaged, for {H} was scratching with it. “Then tell it to come over,” said {A}, “when it’s got a hand free.”'
      ]
    },
    {
      id: 'two-rolls',
      A: 'partner',
      paragraphs: [
        'They practised it, and {A} was the guest. {H} rolled both sleeves up, as thick as buns. Out came ten fingers. “Welcome,” said {H}, and held out an almond. Down came the bun, and the almond was gone. “Thank you,” said {A}, and shook hands with some cloth.',
        '{H} rolled them up tighter. That held, until the next guest, and the next. Silk does not like being a bun. “We could cut them off,” said {A}. “Then next year they’ll be too short,” said {H}.'
      ]
    },
    {
      id: 'which-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Which hand is it in?” asked {H}, and held out the sleeves, side by side. {A} chose the left. Nothing came out of it, no nut and no hand. {A} chose the right, and that was empty as well. “You haven’t got one at all,” said {A}.',
        '“I have,” said {H}. {H} had both hands inside the front of the dress, and the almond too. It was the best hiding place there had ever been. It only could not be played a second time.'
      ]
    },
    {
      id: 'dusting',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} pointed at the clock, to show how late it was, and the sleeve went along the shelf. Now one half of the shelf was shiny. “Point at it again,” said {A}, “but more to the right.” {H} pointed. {A} asked about the lamp, and about what was on top of the books.',
        'Soon the room was clean, and {H} had only answered questions. But the sleeve had got a grey edge. {A} shook it out at the window. “That was the clock,” said {A}. “And that was the lamp.”'
      ]
    },
    {
      id: 'an-elephant-at-tea',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} laid one sleeve against {H}’s nose, and let it swing. “An elephant has one that’s far too long,” said {A}, “and you never hear it complain.” It drinks with it, and washes with it, and can pick up a single nut. {H} tried that. The sleeve breathed in.',
        'It had something at the end, and lifted it, and it was the edge of the tablecloth. The spoons came along too. “That’s enough nut,” said {A}, and held on to the teapot.'
      ]
    },
    {
      id: 'the-short-trousers',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had trousers for the feast, and those were too short. They laid them on the bed, beside the sleeves. What the one had too much of, the other lacked, to a thumb. “That’s how things come out even,” said {A}. It was only that the trousers were brown.',
        '{A} put on {H}’s sleeves, all the same, on both legs. Now they reached the floor. “How do I look?” asked {A}. “Like somebody walking on their hands,” said {H}.'
      ]
    },
    {
      id: 'a-tunnel',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The dress lay over a chair, with one sleeve down to the floor. {A} found the end, and looked in. It was dark in there, and smelled of a long journey. {A} went in, by the nose at first. The sleeve got thick, and moved along the carpet.',
        'Then it lay still. “Is it stuck?” asked {H}. They listened at the seam. It was breathing, slowly and evenly. It was the first time that the sleeve had been just the right size for anybody.'
      ]
    },
    {
      id: 'the-carpet-runner',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We were once given a carpet that was too long for the hall,” said {S}. “Did you cut it?” asked {A}. “It was a present,” said {S}. “We let it go on.” It went out at the front door, and down the steps, and along to the neighbours.',
        'The neighbours wiped their feet on their end, and came in to say thank you. “They came every evening,” said {S}. “It would have been a pity to turn off it.” It was eleven years before anybody wore it through.'
      ]
    },
    {
      id: 'two-in-one-dress',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“There’s room for me too,” said {S}, and crept in under the dress. {S} put one arm into a sleeve, where {A}’s arm was already. Two hands came out at the end, one on top of the other. “Now it fits,” said {S} from inside.',
        'They shook hands with everything, to try it. It was a very firm handshake. Then {A} wanted to go to the left, and the other one of them to the right. In the middle the dress did not know, and sat down.'
      ]
    },
    {
      id: 'seven-in-the-left-one',
      A: 'partner',
      paragraphs: [
        '“I’ve been seven guests by now,” said {A}, “and not had one almond.” There were none on the floor. {A} felt along the left sleeve. {H} was holding the end shut, to keep it up, and down in there it rattled. All seven were in it.',
        '“That holds more than a hand does,” said {A}, and stopped. {A} had seen it in an old picture. Long ago kings wore sleeves right down to the ground. Halfway down there was a slit, like a window, and the hand looked out. “And in the rest they carried their lunch.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-window',
      A: 'partner',
      paragraphs: [
        'Every sleeve has a seam. {A} undid nine stitches of it, and nothing was cut. In the gap there came a finger, and looked about, and then came the rest. Below the hand the sleeve went on. {H} tied up the end with a ribbon, and it was a bag.',
        '“Welcome,” said {H}. One hand went in at the other window, and came out with an almond. {A} got it, and it was not the last.'
      ]
    },
    {
      id: 'water-sleeves',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In China they dance with them,” said {A}. The sleeves can be longer than the dancers. They throw them out, and they fly like water, and then they come home into the hand. {H} untied the ribbons and threw. The left one flew like water.',
        'The right one flew like a sock with an almond in it. It went round the bedpost, twice. “Now it should come home,” said {A}. They waited for it. Then {A} fetched it, the other way round, twice, and tied it up again.'
      ]
    },
    {
      id: 'a-knot',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You could tie a knot in it as well,” said {A}, “so as not to forget something.” {H} tied one in the right sleeve, to be going on with. “And what is it for?” asked {A}. They had not got that far yet. There was nothing that {H} had forgotten.',
        '“Then it’s to remember that,” said {A}. They both looked at the knot, and were glad about it. When they wanted to undo it, {A} said, “What was it for?” and they were only just in time.'
      ]
    },
    {
      id: 'full-of-arm',
      A: 'partner',
      paragraphs: [
        '{A} came again and again, as the tall guests and the hungry ones. Then they filled the sleeves for tomorrow. The dress was hung on the wardrobe, with both arms down.',
        '“And next year?” asked {A}. “Then you sew up the window,” said {H}. “Next year it’ll be full of arm.”'
      ]
    }
  ],
  everybody: {
    want: ['{names} looked up one of the sleeves, and saw an elbow.', '{names} walked once round the dress, and liked it.', { text: '{names} shook the end of a sleeve, and said good day.', needs: ['hands'] }, { text: '{names} counted out the almonds into a bowl.', needs: ['hands'] }],
    way: ['{names} came as a guest too, and went without.', '{names} looked for the almond on the mat.', { text: '{names} pushed up a bun that was coming down.', needs: ['hands'] }, { text: '{names} held the door open for the practice guests.', needs: ['hands'] }],
    turn: ['{names} came to the door once more, and looked hungry.', '{names} admired the window from outside.', { text: '{names} picked up the nine bits of thread.', needs: ['hands'] }, { text: '{names} cut off a second ribbon, just as long.', needs: ['hands'] }]
  },
  bed: [
    'The needle was put back in its cushion, and the rest of the ribbon was rolled up. One almond was over, and it was put on top, for whoever rang first.',
    '{H} washed all ten fingers, since they were wanted in the morning. Then {H} lay down in something with very short sleeves.'
  ],
  last: ['On the wardrobe the sleeves hung down and waited for the door to open, and {H} was asleep.', 'Tomorrow was a little nearer, and perhaps the arms had grown, and {H} was asleep.']
})
